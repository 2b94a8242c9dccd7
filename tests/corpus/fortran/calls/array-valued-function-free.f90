! Claim: the result of an array function is new for each call. Source: Fortran 2018 §15.6.2.2
module cross_m
  implicit none
contains
  pure function cross(a, b) result(c)
    integer, intent(in) :: a(3), b(3)
    integer :: c(3)
    c(1) = a(2) * b(3) - a(3) * b(2)
    c(2) = a(3) * b(1) - a(1) * b(3)
    c(3) = a(1) * b(2) - a(2) * b(1)
  end function cross
end module cross_m

program main
  use cross_m
  implicit none
  integer :: i, n(3, 10), e(3)
  e = [1, 0, 0]
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    n(:, i) = cross(e, [i, i + 1, i + 2])
  end do
  print *, sum(n)
end program main
