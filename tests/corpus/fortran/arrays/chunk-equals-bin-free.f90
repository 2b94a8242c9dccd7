! Claim: with chunks of 10 all iterations of a bin belong to one thread. Source: OpenMP 5.2 §11.5.3; semantics.md §3
program coarse
  implicit none
  integer :: i, w, c(10)
  c = 0
  w = 10
  !$omp parallel do schedule(static, 10) !@ RACE_FREE
  do i = 0, 99
    c(1 + i / w) = c(1 + i / w) + i
  end do
  print *, c(10)
end program coarse
