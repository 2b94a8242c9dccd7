! Claim: the primary thread deallocates while others still write after a nowait loop. Source: Fortran 2018 §9.7.3; semantics.md §4
program al
  implicit none
  integer, allocatable :: w(:)
  integer :: i
  allocate (w(40))
  w = 0
  !$omp parallel shared(w) !@ RACE
  !$omp do
  do i = 1, 40
    w(i) = w(i) + i !@ race(w)
  end do
  !$omp end do nowait
  !$omp master
  deallocate (w) !@ race(w)
  !$omp end master
  !$omp end parallel
  print *, allocated(w)
end program al
