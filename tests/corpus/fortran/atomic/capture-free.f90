! Claim: an atomic capture gives each iteration a number of its own into a private variable. Source: OpenMP 5.2 §15.8.4
program ticket
  implicit none
  integer :: i, next, mine, total
  next = 0
  total = 0
  !$omp parallel do private(mine) reduction(+:total) !@ RACE_FREE
  do i = 1, 30
    !$omp atomic capture
    next = next + 1
    mine = next
    !$omp end atomic
    total = total + mine
  end do
  print *, total
end program ticket
