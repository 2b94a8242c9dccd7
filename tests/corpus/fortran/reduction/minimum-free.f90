! Claim: min in a reduction of a real. Source: OpenMP 5.2 §5.5.1
program smallest
  implicit none
  integer :: i
  real :: t, dt(30)
  dt = [(1.0 / i, i = 1, 30)]
  t = huge(t)
!$omp parallel do reduction(MIN:t) !@ RACE_FREE
  do i = 1, 30
    t = min(t, dt(i))
  end do
  print *, t
end program smallest
