! Claim: a reduction of one variable does not protect another. Source: OpenMP 5.2 §5.5.8
program smallest
  implicit none
  integer :: i
  real :: lo, hi, dt(30)
  dt = [(1.0 / i, i = 1, 30)]
  lo = huge(lo)
  hi = -huge(hi)
!$omp parallel do reduction(min:lo) !@ RACE
  do i = 1, 30
    lo = min(lo, dt(i))
    hi = max(hi, dt(i)) !@ race(hi)
  end do
  print *, lo, hi
end program smallest
