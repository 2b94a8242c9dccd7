! Claim: one thread allocates, and a barrier follows. Source: OpenMP 5.2 §10.5, §15.3.1
program al
  implicit none
  integer, allocatable :: w(:)
  integer :: i
  !$omp parallel shared(w) !@ RACE_FREE
  !$omp master
  allocate (w(40))
  !$omp end master
  !$omp barrier
  !$omp do
  do i = 1, 40
    w(i) = i
  end do
  !$omp end do
  !$omp end parallel
  print *, w(3)
end program al
