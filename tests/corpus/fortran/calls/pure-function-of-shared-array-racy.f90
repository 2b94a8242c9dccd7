! Claim: a pure function reads the array that the loop writes. Source: Fortran 2018 §15.7; semantics.md §9
module p
  implicit none
contains
  pure integer function around(a, i)
    integer, intent(in) :: a(0:), i
    around = a(i-1) + a(i+1) !@ race
  end function around
end module p

program main
  use p
  implicit none
  integer :: i, u(0:31)
  u = 1
  !$omp parallel do !@ RACE
  do i = 1, 30
    u(i) = around(u, i) !@ race
  end do
  print *, u(31)
end program main
