! Claim: components of an array of objects are at equal distances; x and y are apart. Source: Fortran 2018 §9.4.2, §15.5.2.4
module m
  implicit none
  type :: point
    real :: x, y
  end type point
contains
  subroutine scale(v)
    real, intent(inout) :: v(:)
    integer :: k
    do k = 1, size(v)
      v(k) = 2.0 * v(k)
    end do
  end subroutine scale
end module m

program main
  use m
  implicit none
  type(point) :: p(10)
  p%x = 1.0; p%y = 2.0
  !$omp parallel sections !@ RACE_FREE
  !$omp section
  call scale(p%x)
  !$omp section
  call scale(p(:)%y)
  !$omp end parallel sections
  print *, p(1)%x
end program main
