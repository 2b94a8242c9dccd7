! Claim: a%base%id and a%id are the same memory. Source: Fortran 2018 §7.5.7.2
program inherit
  implicit none
  type :: base
    integer :: id
  end type base
  type, extends(base) :: atom
    integer :: z
  end type atom
  type(atom) :: a
  a%id = 0
  a%z = 0
  !$omp parallel sections !@ RACE
  !$omp section
  a%id = 4 !@ race(a)
  !$omp section
  a%base%id = 5 !@ race(a)
  !$omp end parallel sections
  print *, a%id > 0
end program inherit
