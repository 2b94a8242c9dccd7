! Claim: behind the barrier nobody writes what is printed. Source: OpenMP 5.2 §15.3.2
program progress
  implicit none
  integer :: i, done
  done = 0
  !$omp parallel !@ RACE_FREE
  !$omp do
  do i = 1, 10
    !$omp atomic
    done = done + 1
  end do
  !$omp end do
  !$omp master
  write (*, *) 'done', done
  !$omp end master
  !$omp end parallel
end program progress
