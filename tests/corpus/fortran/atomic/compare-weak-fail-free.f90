! Claim: a weak comparison with an order of its own for failure is atomic. Source: OpenMP 5.2 §15.8.3
program p
  implicit none
  integer :: i, s, v(100)
  s = 0
  v = 1
  !$omp parallel do !@ RACE_FREE
  do i = 1, 100
    !$omp atomic compare capture weak fail(relaxed)
    v(i) = s
    if (s == 0) then
      s = i
    end if
    !$omp end atomic
  end do
  print *, s > 0
end program p
