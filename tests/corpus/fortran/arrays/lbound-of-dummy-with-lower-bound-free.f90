! Claim: an assumed-shape dummy with a lower bound of 0 ends at its size less one. Source: Fortran 2018 §8.5.8.3
module halo
  implicit none
contains
  subroutine interior(u, v)
    real, intent(in) :: u(0:)
    real, intent(inout) :: v(0:)
    integer :: i
    !$omp parallel do !@ RACE_FREE
    do i = 1, ubound(u, 1) - 1
      v(i) = 0.5 * (u(i-1) + u(i+1))
    end do
  end subroutine interior
end module halo

program main
  use halo
  implicit none
  real :: a(20), b(20)
  a = 2.0
  b = 0.0
  call interior(a, b)
  print *, sum(b)
end program main
