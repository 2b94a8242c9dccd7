! Claim: a procedure without code may do anything with what it is given. Source: gap unmodelled-call
subroutine drive(n, x)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n)
  external :: kernel
  integer :: i
  !$omp parallel do !@ UNKNOWN(unmodelled-call)
  do i = 1, n
    call kernel(x, i)
  end do
end subroutine drive
