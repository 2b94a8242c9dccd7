! Claim: an array assignment outside of workshare is executed by every thread. Source: Fortran 2018 §10.2.1.3; semantics.md §3
program fill_all
  implicit none
  integer :: v(50)
  !$omp parallel !@ RACE witness T<=2
  v = 7 !@ race(v)
  !$omp end parallel
  print *, sum(v)
end program fill_all
