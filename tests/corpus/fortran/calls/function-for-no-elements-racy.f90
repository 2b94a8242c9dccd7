! Claim: the right side is evaluated once, also where no element is assigned. Source: Fortran 2018 §10.2.1.3; semantics.md §2
! Output: depends on the team size
program p
  implicit none
  integer :: c, i, b(10)
  c = 0
  b = 0
  !$omp parallel do !@ RACE
  do i = 1, 20
    b(1:0) = g()
  end do
  print *, c, b(1)
contains
  integer function g()
    c = c + 1 !@ race(c)
    g = 1
  end function g
end program p
