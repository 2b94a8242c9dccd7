! Claim: element 1 + i/w is common to ten iterations. Source: semantics.md §2 (integer division)
program coarse
  implicit none
  integer :: i, w, c(11)
  c = 0
  w = 10
  !$omp parallel do schedule(static, 1) !@ RACE
  do i = 1, 100
    c(1 + i / w) = i !@ race(c)
  end do
  print *, c(11)
end program coarse
