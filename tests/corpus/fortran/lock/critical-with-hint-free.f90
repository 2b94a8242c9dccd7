! Claim: a hint changes nothing of the exclusion. Source: OpenMP 5.2 §15.2, §15.1
program hints
  use omp_lib
  implicit none
  integer :: i, n
  n = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    !$omp critical (c) hint(omp_sync_hint_contended)
    n = n + i
    !$omp end critical (c)
  end do
  print *, n
end program hints
