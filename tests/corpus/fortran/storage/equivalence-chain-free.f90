! Claim: of names that share storage by a third one the parts that do not meet are apart. Source: Fortran 2018 §8.10.1.1
program main
  implicit none
  integer :: a(8), b(8), c(8), i
  equivalence (a(5), b(1))
  equivalence (b(5), c(1))
  a = 0; b = 0; c = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 8
    a(i) = i
    c(i) = -i
  end do
  print *, a(1), c(5)
end program main
