! Claim: without the clause both variables of the block are shared. Source: OpenMP 5.2 §5.1.2
program main
  implicit none
  integer :: i, u, v
  integer :: r(20)
  common /work/ u, v
  !$omp parallel do !@ RACE
  do i = 1, 20
    u = i !@ race(u)
    v = u * u !@ race(u) race(v)
    r(i) = u + v !@ race(u) race(v)
  end do
  print *, sum(r)
end program main
