! Claim: an allocatable of a module, allocated by a set-up procedure. Source: Fortran 2018 §9.7.1, §14.2
module grid
  implicit none
  real, allocatable :: x(:), dx(:)
contains
  subroutine setup(n)
    integer, intent(in) :: n
    integer :: i
    allocate (x(0:n), dx(n))
    do i = 0, n
      x(i) = real(i)
    end do
  end subroutine setup
  subroutine widths()
    integer :: i
    !$omp parallel do default(shared) !@ RACE_FREE
    do i = 1, size(dx)
      dx(i) = x(i) - x(i-1)
    end do
  end subroutine widths
end module grid

program main
  use grid
  implicit none
  call setup(25)
  call widths()
  print *, sum(dx)
end program main
