! Claim: ordered regions are executed in the order of the iterations. Source: OpenMP 5.2 §15.10.2; semantics.md §6
program append
  implicit none
  integer :: i, n, list(20)
  n = 0
  !$omp parallel do ordered !@ RACE_FREE
  do i = 1, 20
    if (mod(i, 3) == 0) then
      !$omp ordered
      n = n + 1
      list(n) = i
      !$omp end ordered
    end if
  end do
  !$omp end parallel do
  print *, list(1:n)
end program append
