! Claim: an arm that the ones before it leave nothing to is never taken. Source: Fortran 2018 §11.1.8
program arms
  implicit none
  integer :: i, edge
  edge = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    if (i < 20) then
      continue
    else if (i <= 20) then
      edge = 1
    else
      edge = 2
    end if
  end do
  print *, edge
end program arms
