! Claim: an internal procedure changes its host's variable in all threads. Source: Fortran 2018 §19.5.1.4
subroutine analyse(n, x, worst)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: x(n)
  real, intent(out) :: worst
  integer :: i
  worst = 0.0
  !$omp parallel do !@ RACE
  do i = 1, n
    call look_at(x(i))
  end do
contains
  subroutine look_at(v)
    real, intent(in) :: v
    worst = max(worst, v) !@ race(worst)
  end subroutine look_at
end subroutine analyse
