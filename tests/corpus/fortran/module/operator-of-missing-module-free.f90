! Claim: an operation on an object of a module that is not found may be a procedure, but changes no subscript that is not its own. Source: Fortran 2018 §10.1.6.1, §14.2.2; OpenMP 5.2 §1.4.1
module steps
  integer :: step = 1
end module steps
program main
  use steps
  use missing_numbers
  integer :: a(100), i, n
  n = z + 1
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    a(i) = i
  end do
  print *, a, n
end program main
