! Claim: a task in the group that does not take part uses the original. Source: OpenMP 5.2 §5.5.9, §5.5.10
program tred
  implicit none
  integer :: s, i
  s = 0
  !$omp parallel !@ RACE
  !$omp single
  !$omp taskgroup
  do i = 1, 12
    !$omp task
    s = s + i !@ race(s)
    !$omp end task
  end do
  !$omp end taskgroup
  !$omp end single
  !$omp end parallel
  print *, s
end program tred
