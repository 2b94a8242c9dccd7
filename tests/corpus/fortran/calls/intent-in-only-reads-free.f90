! Claim: a shared argument that callees only read. Source: Fortran 2018 §8.5.10; semantics.md §9
module physics
  implicit none
contains
  real function energy(m, v)
    real, intent(in) :: m, v
    energy = 0.5 * m * v * v
  end function energy
end module physics

program main
  use physics
  implicit none
  integer :: i
  real :: mass, e(20)
  mass = 2.0
  !$omp parallel do shared(mass, e) !@ RACE_FREE
  do i = 1, 20
    e(i) = energy(mass, real(i))
  end do
  print *, e(20)
end program main
