! Claim: without the clause it is shared. Source: OpenMP 5.2 §5.1.1
module work
  implicit none
  real :: ws
contains
  subroutine smooth(n, u)
    integer, intent(in) :: n
    real, intent(inout) :: u(n)
    integer :: i
    !$omp parallel do !@ RACE
    do i = 1, n
      ws = 0.5 * u(i) !@ race(ws)
      u(i) = ws + 1.0 !@ race(ws)
    end do
  end subroutine smooth
end module work

program main
  use work
  implicit none
  real :: v(10)
  v = 2.0
  call smooth(10, v)
  print *, sum(v)
end program main
