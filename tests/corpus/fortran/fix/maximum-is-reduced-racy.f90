! Claim: max(m, x) is fixed by a reduction with max. Source: OpenMP 5.2 §5.5.1
program fix_max
  implicit none
  integer :: i, m, a(50)
  a = [(mod(i * 19, 53), i = 1, 50)]
  m = 0
  !$omp parallel do shared(a, m) !@ RACE fix(m: reduction)
  do i = 1, 50
    m = max(a(i), m) !@ race(m)
  end do
  print *, m
end program fix_max
