! Claim: sign(i, 1) is the absolute value. Source: Fortran 2018 §16.9; semantics.md §2
program sign_folds
  implicit none
  integer :: i
  integer :: hits(-5:5)
  hits = 0
  !$omp parallel do schedule(dynamic) !@ RACE
  do i = -5, 5
    hits(sign(i, 1)) = hits(sign(i, 1)) + i !@ race(hits)
  end do
  print *, hits
end program sign_folds
