! Claim: an atomic update is not excluded by a critical section. Source: OpenMP 5.2 §15.2, §15.8; semantics.md §6
program mixed
  implicit none
  integer :: i, k
  k = 0
  !$omp parallel do !@ RACE
  do i = 1, 30
    if (i > 15) then
      !$omp critical
      k = k + i !@ race(k)
      !$omp end critical
    else
      !$omp atomic
      k = k + 1 !@ race(k)
    end if
  end do
  print *, k
end program mixed
