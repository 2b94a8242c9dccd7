! Claim: an absent optional argument is not written. Source: Fortran 2018 §15.5.2.12
module opt
  implicit none
contains
  subroutine step(x, count)
    integer, intent(inout) :: x
    integer, intent(inout), optional :: count
    x = x + 1
    if (present(count)) count = count + 1
  end subroutine step
end module opt

program main
  use opt
  implicit none
  integer :: i, a(11)
  a = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 11
    call step(a(i))
  end do
  print *, sum(a)
end program main
