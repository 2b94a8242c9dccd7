! Claim: what a critical construct of images keeps apart is not modelled. (gfortran allows none inside of OpenMP regions.) Source: Fortran 2018 §11.1.6
program p
  implicit none
  integer :: s
  s = 0
  !$omp parallel !@ UNKNOWN(unmodelled-statement)
  critical
    s = s + 1
  end critical
  !$omp end parallel
  print *, s
end program
