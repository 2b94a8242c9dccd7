! Claim: pointers may lead to one target after unseen code, where allocatable arrays are two.
! Source: Fortran 2018 §10.2.2 (pointer assignment)
module state
  implicit none
  real, pointer :: u(:), v(:)
end module state

subroutine step(n)
  use state
  implicit none
  integer, intent(in) :: n
  external :: exchange
  integer :: i
  call exchange()
  !$omp parallel do !@ RACE
  do i = 1, n
    u(i) = v(i + 1) !@ race(v) possible
  end do
end subroutine step
