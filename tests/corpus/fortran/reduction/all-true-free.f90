! Claim: .and. is a reduction operator. Source: OpenMP 5.2 §5.5.1
program all_positive
  implicit none
  integer :: i, a(20)
  logical :: ok
  a = 4
  ok = .true.
  !$omp parallel do reduction(.and.:ok) !@ RACE_FREE
  do i = 1, 20
    ok = ok .and. a(i) > 0
  end do
  print *, ok
end program all_positive
