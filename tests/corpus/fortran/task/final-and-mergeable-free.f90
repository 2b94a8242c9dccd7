! Claim: final, mergeable, priority and untied change no data-sharing attribute. Source: OpenMP 5.2 §12.3, §12.5
program clauses
  implicit none
  integer :: i, r(14)
  !$omp parallel !@ RACE_FREE
  !$omp single
  do i = 1, 14
    !$omp task final(i > 10) untied priority(i) shared(r)
    r(i) = i
    !$omp end task
  end do
  !$omp end single
  !$omp end parallel
  print *, sum(r)
end program clauses
