! Claim: two threads that allocate one shared variable change its allocation status at once. Source: Fortran 2018 §9.7.1; OpenMP 5.2 §1.4.1
program al
  implicit none
  integer, allocatable :: w(:)
  integer :: stat
  !$omp parallel private(stat) !@ RACE
  allocate (w(10), stat=stat) !@ race(w)
  !$omp end parallel
  print *, allocated(w)
end program al
