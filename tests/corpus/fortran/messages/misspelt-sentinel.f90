! Claim: what surely was to be a directive, and is none, is a message. Source: OpenMP 5.2 §3.1.2. This is bad input.
program sentinels
  implicit none
  integer :: i, s
  s = 0
  !@ message(unknown-directive)
  !$opm parallel do reduction(+: s)
  do i = 1, 10
    s = s + i
  end do
  !@ message(unknown-directive)
  !omp$ parallel do reduction(+: s)
  do i = 1, 10
    s = s + i
  end do
  !@ message(unknown-directive)
  !$ompparallel do reduction(+: s)
  do i = 1, 10
    s = s + i
  end do
  ! $omp parallel do
  !!$omp parallel do
  !$acc parallel loop
  !$omx parallel do
  ! the loop above has an $omp parallel do that is left out
  print *, s
end program sentinels
