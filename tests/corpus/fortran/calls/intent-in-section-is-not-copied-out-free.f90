! Claim: a strided section for intent(in) is read alone. Source: Fortran 2018 §8.5.10; semantics.md §9
module cp
  implicit none
contains
  integer function total(n, x)
    integer, intent(in) :: n
    integer, intent(in) :: x(n)
    total = sum(x)
  end function total
end module cp

program main
  use cp
  implicit none
  integer :: i, a(41), s(20)
  a = 2
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    s(i) = total(11, a(i : i + 20 : 2))
  end do
  print *, sum(s)
end program main
