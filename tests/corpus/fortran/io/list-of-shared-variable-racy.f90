! Claim: an output list reads its items. Source: Fortran 2018 §12.6.3; semantics.md §2
program progress
  implicit none
  integer :: i, done
  done = 0
  !$omp parallel !@ RACE
  !$omp do
  do i = 1, 10
    !$omp atomic
    done = done + 1 !@ race(done)
  end do
  !$omp end do nowait
  !$omp master
  print *, 'done', done > 0 !@ race(done)
  !$omp end master
  !$omp end parallel
end program progress
