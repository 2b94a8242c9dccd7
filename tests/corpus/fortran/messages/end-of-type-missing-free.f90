! Claim: what follows a type without an end keeps its regions. Source: Fortran 2018 §7.5.2.1. This is bad input.
program main
  type pair !@ message(syntax)
  type(pair) :: x
  integer :: a(20), i
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    a(i) = i
  end do
  print *, a
end program main
