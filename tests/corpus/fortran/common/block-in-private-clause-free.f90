! Claim: a common block in a private clause makes the construct's uses of its variables private. Source: OpenMP 5.2 §5.4.3
program main
  implicit none
  integer :: i, u, v
  integer :: r(20)
  common /work/ u, v
  !$omp parallel do private(/work/) !@ RACE_FREE
  do i = 1, 20
    u = i
    v = u * u
    r(i) = u + v
  end do
  print *, sum(r)
end program main
