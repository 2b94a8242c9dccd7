! Claim: one thread allocates, the barrier of single is in between, and one thread deallocates. Source: OpenMP 5.2 §11.1
program al
  implicit none
  integer, allocatable :: w(:)
  integer :: i, s
  s = 0
  !$omp parallel shared(w) !@ RACE_FREE
  !$omp single
  allocate (w(40))
  !$omp end single
  !$omp do reduction(+:s)
  do i = 1, 40
    w(i) = i
    s = s + w(i)
  end do
  !$omp end do
  !$omp master
  deallocate (w)
  !$omp end master
  !$omp end parallel
  print *, s
end program al
