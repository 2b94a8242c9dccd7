! Claim: which of two procedures of one name is called is not known. Source: Fortran 2018 §19.2. This is bad input.
program p
  implicit none
  real :: y(10)
  integer :: i
  !$omp parallel do !@ UNKNOWN(unmodelled-call)
  do i = 1, 10
    call set(y, i)
  end do
  print *, y
end program p

subroutine set(x, i)
  implicit none
  integer, intent(in) :: i
  real :: x(10)
  x(i) = 1
end subroutine set

subroutine set(x, i) !@ message(syntax)
  implicit none
  integer, intent(in) :: i
  real :: x(10)
  x(1) = i
end subroutine set
