! Claim: a name that two modules have for different things means neither of them. Source: Fortran 2018 §19.5.1.4. This is bad input.
module first
contains
  subroutine store(v, i)
    integer, intent(inout) :: v(:)
    integer, intent(in) :: i
    v(1) = i
  end subroutine store
end module first
module second
contains
  subroutine store(v, i)
    integer, intent(inout) :: v(:)
    integer, intent(in) :: i
    v(i) = i
  end subroutine store
end module second
program main
  use first
  use second
  implicit none
  integer :: v(20), i
  !$omp parallel do !@ UNKNOWN(unmodelled-call)
  do i = 1, 20
    call store(v, i)
  end do
  print *, v
end program main
