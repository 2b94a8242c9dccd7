! Claim: two arms of an else-if chain are taken by different iterations. Source: Fortran 2018 §11.1.8
program arms
  implicit none
  integer :: i, edge
  edge = 0
  !$omp parallel do !@ RACE
  do i = 1, 20
    if (i == 1) then
      edge = 1 !@ race(edge)
    else if (i == 20) then
      edge = 2 !@ race(edge)
    end if
  end do
  print *, edge > 0
end program arms
