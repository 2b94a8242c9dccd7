! Claim: columns to teams, rows to the threads of a team. Source: OpenMP 5.2 §11.6
program league
  implicit none
  integer :: i, j, m(12, 10)
  !$omp teams num_teams(4) !@ RACE_FREE
  !$omp distribute
  do j = 1, 10
    !$omp parallel do
    do i = 1, 12
      m(i, j) = i * j
    end do
    !$omp end parallel do
  end do
  !$omp end distribute
  !$omp end teams
  print *, sum(m)
end program league
