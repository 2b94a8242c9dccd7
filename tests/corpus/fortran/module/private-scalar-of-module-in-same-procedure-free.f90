! Claim: a private clause may name a module variable; the construct's own uses mean the copy. Source: OpenMP 5.2 §5.4.3
module work
  implicit none
  real :: ws
contains
  subroutine smooth(n, u)
    integer, intent(in) :: n
    real, intent(inout) :: u(n)
    integer :: i
    !$omp parallel do private(ws) !@ RACE_FREE
    do i = 1, n
      ws = 0.5 * u(i)
      u(i) = ws + 1.0
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
