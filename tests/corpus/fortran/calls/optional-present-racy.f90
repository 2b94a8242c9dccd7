! Claim: the optional argument is present and the same for all. Source: Fortran 2018 §15.5.2.12
module opt
  implicit none
contains
  subroutine step(x, count)
    integer, intent(inout) :: x
    integer, intent(inout), optional :: count
    x = x + 1
    if (present(count)) count = count + 1 !@ race(count)
  end subroutine step
end module opt

program main
  use opt
  implicit none
  integer :: i, n, a(11)
  a = 0
  n = 0
  !$omp parallel do !@ RACE
  do i = 1, 11
    call step(a(i), count=n)
  end do
  print *, sum(a), n
end program main
