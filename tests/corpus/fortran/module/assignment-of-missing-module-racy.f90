! Claim: an assignment of an object of a module that is not found may be a procedure, which may change variables of modules. Source: Fortran 2018 §10.2.1.4, §14.2.2; OpenMP 5.2 §1.4.1
module steps
  integer :: step = 1
end module steps
program main
  use steps
  use missing_numbers
  integer :: a(100), i, n
  n = z
  !$omp parallel do !@ RACE
  do i = 1, 10
    a(i * step + 1) = i !@ race(a) possible
  end do
  print *, a, n
end program main
