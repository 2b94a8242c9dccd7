! Claim: a sum is fixed by a reduction. Source: semantics.md §8; OpenMP 5.2 §5.5.8
program fix_sum
  implicit none
  integer :: i, s, a(50)
  a = 3
  s = 10
  !$omp parallel do !@ RACE fix(s: reduction)
  do i = 1, 50
    s = s + a(i) !@ race(s)
  end do
  print *, s
end program fix_sum
