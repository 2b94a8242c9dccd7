! Claim: ordered threads is what ordered means without a clause. Source: OpenMP 5.2 §15.10.2
program p
  implicit none
  integer :: i, s
  s = 0
  !$omp parallel do ordered !@ RACE_FREE
  do i = 1, 100
    !$omp ordered threads
    s = s + i
    !$omp end ordered
  end do
  print *, s
end program p
