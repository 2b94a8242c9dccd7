! Claim: an inherited component is a component of the parent part. Source: Fortran 2018 §7.5.7.2
program inherit
  implicit none
  type :: base
    integer :: id
  end type base
  type, extends(base) :: atom
    integer :: z
  end type atom
  type(atom) :: a(30)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, 30
    a(i)%id = i
    a(i)%z = a(i)%base%id + 1
  end do
  print *, sum(a%z)
end program inherit
