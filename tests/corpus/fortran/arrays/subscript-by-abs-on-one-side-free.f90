! Claim: abs(i - 10) differs for all i on one side of 10. Source: Fortran 2018 §16.9; semantics.md §2
program abs_on_one_side
  implicit none
  integer :: i
  integer :: hits(0:20)
  hits = 0
  !$OMP PARALLEL DO !@ RACE_FREE
  do i = 10, 20
    hits(abs(i - 10)) = hits(abs(i - 10)) + i
  end do
  print *, hits
end program abs_on_one_side
