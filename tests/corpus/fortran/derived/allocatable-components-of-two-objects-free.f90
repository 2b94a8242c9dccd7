! Claim: allocatable components of two objects never have the same storage. Source: Fortran 2018 §9.7.1.3, §10.2.1.3
module fields
  implicit none
  type :: field
    real(8), allocatable :: v(:, :)
  end type field
contains
  subroutine advance(nx, ny, old, new)
    integer, intent(in) :: nx, ny
    type(field), intent(in) :: old
    type(field), intent(inout) :: new
    integer :: i, j
    !$omp parallel do collapse(2) !@ RACE_FREE
    do j = 2, ny - 1
      do i = 2, nx - 1
        new%v(i, j) = 0.25d0 * (old%v(i-1, j) + old%v(i+1, j) + old%v(i, j-1) + old%v(i, j+1))
      end do
    end do
  end subroutine advance
end module fields

program main
  use fields
  implicit none
  type(field) :: a, b
  allocate (a%v(12, 12), b%v(12, 12))
  a%v = 1d0
  b%v = 0d0
  call advance(12, 12, a, b)
  print *, sum(b%v)
end program main
